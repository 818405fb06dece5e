import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { ReportExportService } from './figures/report-export.service.js';
import { ReportResolver } from './figures/report.resolver.js';
import { reportRoutes } from './figures/report.rest.js';
import { ReportService } from './figures/report.service.js';

/** Composes the reports of the clinic, which read what the modules below keep. */
export function composeReports({ clock, useCases, exporting }: ModuleContext) {
  return {
    parts: {
      resolvers: [new ReportResolver(new ReportService(useCases, clock))],
      routes: reportRoutes(new ReportExportService(useCases, exporting)),
      maintenance: () => [],
    } satisfies ModuleParts,
  };
}
