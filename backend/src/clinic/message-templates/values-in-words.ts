import type { MessageLanguage, StaffType } from '../../identity/index.js';
import { CLINIC_TIME_ZONE } from '../../platform/time/clinic-time.js';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: CLINIC_TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

const HINDI_WEEKDAYS: Record<string, string> = {
  Mon: 'सोम',
  Tue: 'मंगल',
  Wed: 'बुध',
  Thu: 'गुरु',
  Fri: 'शुक्र',
  Sat: 'शनि',
  Sun: 'रवि',
};

const HINDI_MONTHS: Record<string, string> = {
  Jan: 'जनवरी',
  Feb: 'फ़रवरी',
  Mar: 'मार्च',
  Apr: 'अप्रैल',
  May: 'मई',
  Jun: 'जून',
  Jul: 'जुलाई',
  Aug: 'अगस्त',
  Sep: 'सितंबर',
  Oct: 'अक्टूबर',
  Nov: 'नवंबर',
  Dec: 'दिसंबर',
};

/** The part of the day that Hindi says instead of AM and PM, by the hour in which it begins. */
const HINDI_DAY_PARTS = [
  { from: 20, part: 'रात' },
  { from: 16, part: 'शाम' },
  { from: 12, part: 'दोपहर' },
  { from: 4, part: 'सुबह' },
  { from: 0, part: 'रात' },
];

/** The value `when` or `was`, in clinic time: Mon 24 Nov, 10:30 AM; in Hindi सोम 24 नवंबर, सुबह 10:30, after which the text says बजे. */
export function sayWhen(moment: Date, language: MessageLanguage): string {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { weekday = '', day = '', month = '', hour = '', minute = '', dayPeriod = '' } = parts;
  if (language === 'EN') return `${weekday} ${day} ${month}, ${hour}:${minute} ${dayPeriod}`;
  const hourOfDay = (Number(hour) % 12) + (dayPeriod === 'PM' ? 12 : 0);
  const dayPart = HINDI_DAY_PARTS.find(({ from }) => hourOfDay >= from)?.part;
  return `${HINDI_WEEKDAYS[weekday]} ${day} ${HINDI_MONTHS[month]}, ${dayPart} ${hour}:${minute}`;
}

/** The value `who`: the physiotherapist's name, or words that fit where nobody is named. */
export function sayWho(name: string | undefined, language: MessageLanguage): string {
  return name?.trim() || { EN: 'our physiotherapist', HI: 'हमारे फिजियोथेरेपिस्ट' }[language];
}

/** The value `when` of a session that keeps its time; in Hindi the text goes on with बजे. */
export function saySameTime(language: MessageLanguage): string {
  return { EN: 'the same day and time', HI: 'उसी दिन, उतने ही' }[language];
}

/** The value `who` of a session that somebody else holds: the name, or that it is not the same physiotherapist. */
export function sayWhoElse(name: string | undefined, language: MessageLanguage): string {
  return name?.trim() || { EN: 'another physiotherapist', HI: 'दूसरे फिजियोथेरेपिस्ट' }[language];
}

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The value `amount`: in English without ₹, with which the whole message would count as Unicode and cost twice. */
export function sayAmount(paise: number, language: MessageLanguage): string {
  return { EN: 'Rs ', HI: '₹' }[language] + rupees.format(paise / 100);
}

const ROLES: Record<StaffType, Record<MessageLanguage, string>> = {
  admin: { EN: 'an admin', HI: 'एडमिन' },
  physiotherapist: { EN: 'a physiotherapist', HI: 'फिजियोथेरेपिस्ट' },
  doctor: { EN: 'a doctor', HI: 'डॉक्टर' },
};

/** The value `role`. */
export function sayRole(type: StaffType, language: MessageLanguage): string {
  return ROLES[type][language];
}

/** The value `door`: how the link of the sign-in drawer begins that somebody of the team has to choose. */
export function sayDoor(type: StaffType): string {
  return type === 'admin' ? 'Admin account here' : 'Physiotherapist or doctor?';
}
