import { useState, type ComponentProps, type ReactNode } from 'react';
import { useOnline } from '#src/ui/hooks/useOnline';
import { Film } from './Film';

interface Props {
  /** The clinic's film; null: none. */
  readonly video: ComponentProps<typeof Film>['video'] | null;
  readonly label: string;
  /** The figure. */
  readonly children: ReactNode;
}

/** The film of an exercise in place of the figure; the figure offline, without a film, and when the film fails. */
export function FilmOrFigure({ video, label, children }: Props) {
  const isOnline = useOnline();
  const [failed, setFailed] = useState<string>();
  if (!video || !isOnline || failed === video.url) return children;
  return <Film video={video} label={label} onFail={() => setFailed(video.url)} />;
}
