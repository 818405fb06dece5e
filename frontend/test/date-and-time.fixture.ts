import { fireEvent, screen, within } from '@testing-library/react';

const input = (name: string) =>
  within(screen.getByRole('group', { name: 'Date and time' })).getByLabelText<HTMLInputElement>(name);

/** The date and time inputs of the dialog that is open. */
export const dateAndTime = {
  /** What stands in both: YYYY-MM-DDTHH:MM. */
  value: () => `${input('Date').value}T${input('Time').value}`,
  /** Puts a day and a time into them, as YYYY-MM-DDTHH:MM; '' for what is to be empty. */
  put: (value: string) => {
    const [day = '', time = ''] = value.split('T');
    fireEvent.change(input('Date'), { target: { value: day } });
    fireEvent.change(input('Time'), { target: { value: time } });
  },
};
