import { useNavigate } from 'react-router-dom';
import { pathOf } from '../path-of';
import { staffPaths } from '../paths';
import { StaffSearch } from '../search/StaffSearch';
import type { SearchHit } from '../search/search-source';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { useMediaQuery } from '../ui/hooks/useMediaQuery';
import { findHint, findSource } from './find-source';

const OpenRecordDialog = dialogOnDemand(async () => (await import('./OpenRecordDialog')).OpenRecordDialog);

/** The search of a physiotherapist's place of work. A record beyond reach asks for a reason first (bench §2). */
export function FindSearch() {
  const isWide = useMediaQuery('(min-width: 600px)');
  const navigate = useNavigate();
  const opening = useDialog<SearchHit>();
  const { subject } = opening;
  return (
    <>
      <StaffSearch
        source={findSource}
        name="Patients"
        label="Find a patient"
        hint={findHint}
        isWide={isWide}
        onOpen={opening.open}
      />
      {subject && (
        <OpenRecordDialog
          key={subject.id}
          patientId={subject.id}
          name={subject.title}
          {...opening.frame}
          onOpened={() => void navigate(pathOf(staffPaths.physioPatient, subject.id))}
        />
      )}
    </>
  );
}
