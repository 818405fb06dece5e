import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** State of a history entry whose dialog was opened from the list, not by a link. */
const openedFromList = { patientOpenedFromList: true };

function wasOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'patientOpenedFromList' in state;
}

/** Keeps the open record's id in the address as `view`, so that links work and Back closes the dialog. */
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
