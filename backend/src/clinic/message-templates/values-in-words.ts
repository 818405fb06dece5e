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

/** Parts of the day that Hindi uses instead of AM and PM, by their first hour. */
const HINDI_DAY_PARTS = [
  { from: 20, part: 'रात' },
  { from: 16, part: 'शाम' },
  { from: 12, part: 'दोपहर' },
  { from: 4, part: 'सुबह' },
  { from: 0, part: 'रात' },
];

/**
 * Formats the value `when` or `was`, in clinic time: Mon 24 Nov, 10:30 AM; in Hindi सोम 24 नवंबर, सुबह 10:30, which the text continues with
 * बजे.
 */
export function sayWhen(moment: Date, language: MessageLanguage): string {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { weekday = '', day = '', month = '', hour = '', minute = '', dayPeriod = '' } = parts;
  if (language === 'EN') return `${weekday} ${day} ${month}, ${hour}:${minute} ${dayPeriod}`;
  const hourOfDay = (Number(hour) % 12) + (dayPeriod === 'PM' ? 12 : 0);
  const dayPart = HINDI_DAY_PARTS.find(({ from }) => hourOfDay >= from)?.part;
  return `${HINDI_WEEKDAYS[weekday]} ${day} ${HINDI_MONTHS[month]}, ${dayPart} ${hour}:${minute}`;
}

/** Formats the value `who`: the physiotherapist's name, or a general term if there is none. */
export function sayWho(name: string | undefined, language: MessageLanguage): string {
  return name?.trim() || { EN: 'our physiotherapist', HI: 'हमारे फिजियोथेरेपिस्ट' }[language];
}

/** Formats the value `now` of a changed series: the time of day of all its sessions. */
export function sayTimeOfDay(moment: Date, language: MessageLanguage): string {
  const time = sayWhen(moment, language).split(', ')[1] ?? '';
  return { EN: `at ${time}`, HI: `${time} बजे होंगे` }[language];
}

/** Formats the value `now` of a changed series whose sessions keep their times. */
export function saySameTimes(language: MessageLanguage): string {
  return { EN: 'at the same times', HI: 'उसी समय होंगे' }[language];
}

/** Formats the value `who` of a changed series; without a name if its sessions have different physiotherapists or none. */
export function sayWithWho(name: string | undefined, language: MessageLanguage): string {
  const who = name?.trim() || { EN: 'our physiotherapists', HI: 'हमारे फिजियोथेरेपिस्ट' }[language];
  return { EN: `with ${who}`, HI: `${who} के साथ` }[language];
}

/** Values `now` and `who` of a series that the clinic calls off. */
export function sayCalledOff(language: MessageLanguage): { now: string; who: string } {
  return {
    EN: { now: 'cancelled', who: 'and will not take place' },
    HI: { now: 'रद्द हो गए हैं', who: 'और नहीं होंगे' },
  }[language];
}

/** Values `now` and `who` of a series of which some sessions are canceled or have different times. */
export function sayChangedInPart(language: MessageLanguage): { now: string; who: string } {
  return {
    EN: { now: 'partly moved or cancelled', who: 'so please ask us' },
    HI: { now: 'अलग समय पर या रद्द हैं', who: 'कृपया हमसे पूछें' },
  }[language];
}

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats the value `amount`. In English without ₹, which would make the message Unicode and double its cost. */
export function sayAmount(paise: number, language: MessageLanguage): string {
  return { EN: 'Rs ', HI: '₹' }[language] + rupees.format(paise / 100);
}

const ROLES: Record<StaffType, Record<MessageLanguage, string>> = {
  admin: { EN: 'an admin', HI: 'एडमिन' },
  physiotherapist: { EN: 'a physiotherapist', HI: 'फिजियोथेरेपिस्ट' },
  doctor: { EN: 'a doctor', HI: 'डॉक्टर' },
  reception: { EN: 'the front desk', HI: 'फ्रंट डेस्क' },
};

/** Formats the value `role`. */
export function sayRole(type: StaffType, language: MessageLanguage): string {
  return ROLES[type][language];
}

/** Formats the value `door`: the beginning of the link in the sign-in drawer that a team member must choose. */
export function sayDoor(type: StaffType): string {
  return type === 'admin' ? 'Admin account here' : 'Team of the clinic?';
}

/** Formats the value `tasks`: what is ready in a day, without and with questionnaires that are due. */
export function sayTasks(isAsked: boolean, language: MessageLanguage): string {
  const plain = { EN: 'exercises', HI: 'एक्सरसाइज' }[language];
  return isAsked ? { EN: `${plain} and some questions`, HI: `${plain} और कुछ सवाल` }[language] : plain;
}
