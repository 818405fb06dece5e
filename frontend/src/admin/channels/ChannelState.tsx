import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { ChannelRowFragment } from './gql/generated';

const looks = {
  paused: { tone: 'error', Icon: PauseCircleOutlined, word: 'Paused' },
  failing: { tone: 'warning', Icon: CloseCircleOutlined, word: 'Failed last' },
  works: { tone: 'success', Icon: CheckCircleOutlined, word: 'Works' },
  unused: { tone: 'quiet', Icon: ClockCircleOutlined, word: 'Not used yet' },
} as const;

/** State of a provider, as a word with an icon. */
export function ChannelState({ channel }: { readonly channel: ChannelRowFragment }) {
  const { word, ...look } = looks[stateOf(channel)];
  return <StatusWord {...look}>{word}</StatusWord>;
}

function stateOf({ isPaused, takenAt, failedAt }: ChannelRowFragment): keyof typeof looks {
  if (isPaused) return 'paused';
  if (takenAt === null && failedAt === null) return 'unused';
  return failedAt !== null && (takenAt === null || failedAt > takenAt) ? 'failing' : 'works';
}
