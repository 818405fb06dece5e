/** A line of the patients' export (spec §3). */
export interface ExportRow {
  name: string;
  diagnosedWith: string | null;
}
