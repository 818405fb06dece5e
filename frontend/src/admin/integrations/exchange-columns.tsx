import { CheckCircleOutlined, CloseCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { momentText } from '../../calendar/clinic-time';
import { pathOf } from '../../path-of';
import { paths } from '../../paths';
import type { Column } from '../../ui/DataTable';
import { StatusWord } from '../../ui/StatusWord';
import { outcomeWords } from './exchange-filters';
import type { ExchangeRowFragment } from './gql/generated';

const looks = {
  SUCCEEDED: { tone: 'success', Icon: CheckCircleOutlined },
  REFUSED: { tone: 'warning', Icon: StopOutlined },
  FAILED: { tone: 'error', Icon: CloseCircleOutlined },
} as const;

const doorWords = { FHIR: 'FHIR', BULK: 'Bulk export', HL7V2: 'HL7 v2', WEBHOOK: 'Webhook' };

const ofClient = (id: string) => `${paths.adminExchanges}?${new URLSearchParams({ client: id }).toString()}`;

/** The columns of the exchanges. */
export const exchangeColumns: readonly Column<ExchangeRowFragment, null>[] = [
  { title: 'When', kind: 'lead', cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
  {
    title: 'Client',
    kind: 'text',
    cell: ({ clientId, clientName }) =>
      clientId ? <Link to={ofClient(clientId)}>{clientName ?? clientId}</Link> : '–',
  },
  {
    title: 'What',
    kind: 'text',
    cell: ({ door, interaction, parameters }) => (
      <span>
        {interaction}
        <br />
        <small>{[doorWords[door], ...parameters].join(', ')}</small>
      </span>
    ),
  },
  {
    title: 'Patient',
    kind: 'line',
    cell: ({ patientNumber }) =>
      patientNumber ? <Link to={pathOf(paths.adminPatient, patientNumber)}>{patientNumber}</Link> : '–',
  },
  {
    title: 'Outcome',
    kind: 'line',
    cell: ({ outcome, code }) => (
      <StatusWord {...looks[outcome]}>
        {outcomeWords[outcome]} ({code})
      </StatusWord>
    ),
  },
  { title: 'Request', kind: 'text', cell: ({ requestId }) => <small>{requestId}</small> },
];
