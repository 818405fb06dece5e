import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const CONTACT_FORMS = ['ABOUT', 'CONTACT', 'WHATSAPP'] as const;
/** Form that a message was sent with; WHATSAPP is none of ours: it was written there. */
export type ContactForm = (typeof CONTACT_FORMS)[number];

export const CONTACT_STATUSES = ['NEW', 'READ', 'DONE', 'SPAM'] as const;
/** Status of a message. */
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_message',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    form: p.enum(CONTACT_FORMS),
    name: p.text(),
    /** As entered in the form of /contact; of WhatsApp the number that wrote. */
    phone: p.text().nullable(),
    /** As entered; from the form of /about. */
    email: p.text().nullable(),
    subject: p.text().nullable(),
    message: p.text(),
    status: p.enum(CONTACT_STATUSES),
    receivedAt: p.datetime(),
    /** Id of the form token; each token stores one message. */
    tokenId: p.text(),
    /** Hash that identifies a repeat of the same message. */
    bodyHash: p.text(),
    version: p.integer().version().default(1),
  },
});

/** A visitor's message to the clinic. */
export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    ContactMessage: typeof ContactMessageSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    contactMessage: ContactMessage;
  }
}
