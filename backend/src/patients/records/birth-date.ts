/** Days are compared as YYYY-MM-DD text: a Date would shift them by the time zone. */

/** Returns the age in whole years on a day. In a common year, people born on 29 February turn older on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Returns the day that many years earlier; 29 February becomes 28 February in a common year. */
export function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years;
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const monthAndDay = today.slice(5) === '02-29' && !isLeapYear ? '02-28' : today.slice(5);
  return `${String(year).padStart(4, '0')}-${monthAndDay}`;
}

/** Returns the birth dates of people who are `age` years old on a day: after `after`, up to and including `until`. */
export function birthDatesOfAge(age: number, today: string): { after: string; until: string } {
  return { after: yearsBefore(today, age + 1), until: yearsBefore(today, age) };
}
