import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks, in the browser's history, a dialog that was opened from the list and not by a link. */
const openedFromList = { patientOpenedFromList: true };

function wasOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'patientOpenedFromList' in state;
}

/** Which patient's details are open. It lives in the address as `view`, so that a link leads there and Back closes the dialog. */
export function useViewedPatient() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const change = (edit: (params: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    edit(next);
    return next;
  };
  return {
    viewedId: params.get('view'),
    wasOpenedFromList: wasOpenedFromList(location.state),
    view: (id: string) =>
      setParams(
        change((next) => next.set('view', id)),
        { state: openedFromList, preventScrollReset: true },
      ),
    closeView: () => {
      if (wasOpenedFromList(location.state)) void navigate(-1);
      else
        setParams(
          change((next) => next.delete('view')),
          { replace: true, preventScrollReset: true },
        );
    },
  };
}
