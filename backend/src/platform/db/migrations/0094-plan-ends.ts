import { Migration } from '@mikro-orm/migrations';

/** When a plan ended, so that nothing counts as prescribed afterwards (companion §4). */
export class PlanEnds extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // Null while it is in progress.
  'alter table recovery_plan add column ended_at timestamptz',
  `update recovery_plan r set ended_at = greatest(r.created_at,
    (select max(a.at) from audit_event a where a.subject_type = 'recoveryPlan' and a.subject_id = r.id::text and a.outcome = 'done'
      and a.verb in ('recovery.stopPlan', 'gate.confirm', 'programme.complete')),
    (select max(g.confirmed_at) from gate_passage g where g.plan_id = r.id))
    where r.status <> 'ACTIVE'`,
];
