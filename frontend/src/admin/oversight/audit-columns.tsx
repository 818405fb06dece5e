import { CheckCircleOutlined, CloseCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import type { Column } from '#src/ui/lists/DataTable';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { detailTexts, fieldsText } from './audit-details';
import { outcomeLabels, permissionLabels } from './audit-labels';
import { roleLabels } from './role-labels';
import { subjectLabels } from './subject-labels';
import type { AuditRowFragment } from './gql/generated';

const looks = {
  DONE: { tone: 'success', Icon: CheckCircleOutlined },
  FAILED: { tone: 'warning', Icon: CloseCircleOutlined },
  REFUSED: { tone: 'error', Icon: StopOutlined },
} as const;

interface RowProps {
  readonly line: AuditRowFragment;
}

const auditOf = (name: 'actor' | 'about', id: string) =>
  `${staffPaths.adminAudit}?${new URLSearchParams({ [name]: id }).toString()}`;

/** The name links to all entries of the account. */
function Actor({ line: { actorId, actorName, actorRole, apiKeyId } }: RowProps) {
  const role = roleLabels[actorRole] ?? actorRole;
  const name = actorName || 'No name';
  if (!actorId && !actorName) return role;
  return (
    <>
      {actorId ? <Link to={auditOf('actor', actorId)}>{name}</Link> : name}
      <br />
      <small>{apiKeyId ? `${role}, key ${apiKeyId}` : role}</small>
    </>
  );
}

/** A record links to the patient; other subjects link to all their entries. */
function Thing({ line: { subjectType, subjectId, patientNumber } }: RowProps) {
  if (!subjectType) return '–';
  const word = subjectLabels[subjectType] ?? subjectType;
  if (!subjectId) return word;
  const to = patientNumber ? pathOf(staffPaths.adminPatient, patientNumber) : auditOf('about', subjectId);
  return (
    <>
      <Link to={to}>{word}</Link>
      <br />
      <small>{patientNumber ?? subjectId.slice(-8)}</small>
    </>
  );
}

/** Columns of the audit trail. */
export const auditColumns: readonly Column<AuditRowFragment, null>[] = [
  { title: 'When', kind: 'lead', cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
  { title: 'Who', kind: 'text', cell: (line) => <Actor line={line} /> },
  {
    title: 'What',
    kind: 'text',
    cell: ({ verb, details }) => (
      <>
        {permissionLabels[verb] ?? verb}
        {detailTexts(details).map((text) => (
          <Fragment key={text}>
            <br />
            <small>{text}</small>
          </Fragment>
        ))}
      </>
    ),
  },
  { title: 'To', kind: 'text', cell: (line) => <Thing line={line} /> },
  { title: 'Changed fields', kind: 'text', cell: ({ changedFields }) => fieldsText(changedFields) || '–' },
  {
    title: 'Outcome',
    kind: 'line',
    cell: ({ outcome }) => <StatusWord {...looks[outcome]}>{outcomeLabels[outcome]}</StatusWord>,
  },
];
