import { createContext, use, useLayoutEffect } from 'react';
import { DocumentTitle } from '#src/ui/layout/PageTitle';

/** Shows a title in the frame's head; null removes the heading, for what has one of its own, such as an error. */
export const FrameTitleContext = createContext<(title: string | null) => void>(() => undefined);

/** Sets the title of a page in the frame: its heading stands in the head (OwnHead), which receives the focus after a navigation. */
export function FrameTitle({ title }: { readonly title: string }) {
  const show = use(FrameTitleContext);
  useLayoutEffect(() => {
    show(title);
    return () => show(null);
  }, [show, title]);
  return <DocumentTitle title={title} />;
}
