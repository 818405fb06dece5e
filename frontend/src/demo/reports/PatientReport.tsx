import pageStyles from '../DemoPage.module.css';
import { WeeklyProgress } from '../progress/WeeklyProgress';
import type { DemoPatient, DemoReport } from '../sample-data';
import styles from './PatientReport.module.css';
import { ProgressClips } from './ProgressClips';
import { RecoverySeries } from './RecoverySeries';

interface PatientReportProps {
  readonly patient: DemoPatient;
  readonly report: DemoReport;
}

/** A report: text, figures and videos. */
export function PatientReport({ patient, report }: PatientReportProps) {
  return (
    <>
      <section aria-labelledby="report-patient" className={`card card-raised ${pageStyles.card}`}>
        <h2 id="report-patient" className={pageStyles.heading}>
          {patient.name}
        </h2>
        <dl className={pageStyles.facts}>
          <div>
            <dt>Medical issue</dt>
            <dd>{report.medicalIssue}</dd>
          </div>
          <div>
            <dt>Treatment</dt>
            <dd>{report.treatment}</dd>
          </div>
          <div>
            <dt>Assigned team</dt>
            <dd>
              <ul className={styles.team} aria-label="Assigned team">
                {report.assignedTeam.map((member) => (
                  <li key={member}>{member}</li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </section>
      <div className={styles.columns}>
        <div className={`card card-raised ${pageStyles.card}`}>
          <WeeklyProgress values={report.progressData} />
        </div>
        <RecoverySeries pain={report.pain} rangeOfMotion={report.rangeOfMotion} />
      </div>
      <ProgressClips clips={report.progressClips} />
    </>
  );
}
