/** What stands in the migrations alone of notices, as PostgreSQL tells it. */
export const NOTICE_CONSTRAINTS: string[] = [];

export const NOTICE_INDEXES: string[] = [];
