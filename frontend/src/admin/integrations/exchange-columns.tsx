import { CheckCircleOutlined, CloseCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import type { Column } from '#src/ui/lists/DataTable';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { outcomeLabels } from './exchange-filters';
import type { ExchangeRowFragment } from './gql/generated';

/** Appearance of each outcome. */
export const exchangeLooks = {
  SUCCEEDED: { tone: 'success', Icon: CheckCircleOutlined },
  REFUSED: { tone: 'warning', Icon: StopOutlined },
  FAILED: { tone: 'error', Icon: CloseCircleOutlined },
} as const;

/** Labels of the interfaces. */
export const doorLabels = { FHIR: 'FHIR', BULK: 'Bulk export', HL7V2: 'HL7 v2', WEBHOOK: 'Webhook' };

const ofClient = (id: string) => `${staffPaths.adminExchanges}?${new URLSearchParams({ client: id }).toString()}`;

interface Actions {
  readonly onLook: (exchange: ExchangeRowFragment) => void;
}

/** Columns of the exchanges. */
export const exchangeColumns: readonly Column<ExchangeRowFragment, Actions>[] = [
  { title: 'When', kind: 'lead', cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
  {
    title: 'Client',
    kind: 'text',
    cell: ({ clientId, clientName }) =>
      clientId ? <Link to={ofClient(clientId)}>{clientName ?? clientId}</Link> : (clientName ?? '–'),
  },
  {
    title: 'What',
    kind: 'text',
    cell: ({ door, interaction, parameters }) => (
      <span>
        {interaction}
        <br />
        <small>{[doorLabels[door], ...parameters].join(', ')}</small>
      </span>
    ),
  },
  {
    title: 'Patient',
    kind: 'line',
    cell: ({ patientNumber }) =>
      patientNumber ? <Link to={pathOf(staffPaths.adminPatient, patientNumber)}>{patientNumber}</Link> : '–',
  },
  {
    title: 'Outcome',
    kind: 'line',
    cell: ({ outcome, code }) => (
      <StatusWord {...exchangeLooks[outcome]}>
        {outcomeLabels[outcome]} ({code})
      </StatusWord>
    ),
  },
  { title: 'Request', kind: 'text', cell: ({ requestId }) => <small>{requestId}</small> },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (exchange, { onLook }) => (
      <Button
        aria-label={`Look into ${exchange.interaction} of ${momentText(exchange.at)}`}
        onClick={() => onLook(exchange)}
      >
        Look
      </Button>
    ),
  },
];
