import type { LinkRow, ReportRow } from './phase-report.queries.js';

/** A link for display. */
export interface LinkView {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  openings: { openedAt: Date }[];
}

/** A report for display. */
export interface ReportView extends Omit<ReportRow, 'createdAt' | 'links'> {
  createdAt: Date;
  links: LinkView[];
}

/** Maps a link for display. */
export const linkView = ({ id, createdAt, expiresAt, revokedAt, openings }: LinkRow): LinkView => ({
  id,
  createdAt: new Date(createdAt),
  expiresAt: new Date(expiresAt),
  revokedAt: revokedAt === null ? null : new Date(revokedAt),
  openings: openings.map(({ openedAt }) => ({ openedAt: new Date(openedAt) })),
});

/** Maps a report for display. */
export const reportView = ({ createdAt, links, ...report }: ReportRow): ReportView => ({
  ...report,
  createdAt: new Date(createdAt),
  links: links.map(linkView),
});
