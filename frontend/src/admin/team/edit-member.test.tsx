import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal } from '../../../test/fake-server';
import { dialogOf, member, openMember, own, press } from '../../../test/team.fixture';

it('a member whom somebody else changed meanwhile keeps what was typed, shows their change, and is saved on that', async () => {
  let present = member();
  const asked = openMember({
    Team: () => ({ data: { staff: [own, present] } }),
    UpdateStaff: ({ version }) => {
      if (version === 3) return { data: { updateStaff: member({ fullName: 'Neha Singh', version: 4 }) } };
      present = member({ specialization: 'Spine', registrationNumber: 'R-7', version: 3 });
      return refusal('Somebody else changed this meanwhile. Please load it again.', 'CHANGED_MEANWHILE');
    },
  });
  await press('Edit');
  const dialog = await dialogOf('Edit Neha Kapoor');
  await userEvent.clear(dialog.getByLabelText('Full name'));
  await userEvent.type(dialog.getByLabelText('Full name'), 'Neha Singh');
  await press('Save changes', dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Somebody else changed this meanwhile/);
  expect(dialog.getByText('Specialization: was Sports, is now Spine')).toBeVisible();
  expect(dialog.getByLabelText('Full name')).toHaveValue('Neha Singh');
  expect(dialog.getByLabelText('Specialization')).toHaveValue('Spine');
  await press('Save changes', dialog);
  await dialogsGone();
  expect(asked('UpdateStaff')).toEqual([
    { id: 'u-neha', input: { fullName: 'Neha Singh' }, version: 2 },
    { id: 'u-neha', input: { fullName: 'Neha Singh' }, version: 3 },
  ]);
});
