/**
 * SQL condition: an event of the trail is not the last slice of an export that broke off, whose last row names what left of it.
 * @param event alias of the event
 * @param broken table or CTE in which the last rows are looked for, with the columns of the trail
 */
export const isNotBrokenSlice = (event: string, broken: string) => `(${event}.verb not like '%.export'
    or ${event}.details -> 'brokenOff' is not null or not exists (select from ${broken} last
      where last.verb = ${event}.verb and last.at between ${event}.at and ${event}.at + interval '1 day'
        and last.request_id = ${event}.request_id and last.details -> 'brokenOff' is not null
        and (last.details ->> 'slice')::int = coalesce((${event}.details ->> 'slice')::int, 1)))`;
