import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const CONTACT_FORMS = ['ABOUT', 'CONTACT'] as const;
/** The form that a visitor wrote in. */
export type ContactForm = (typeof CONTACT_FORMS)[number];

export const CONTACT_STATUSES = ['NEW', 'READ', 'DONE', 'SPAM'] as const;
/** What has become of a message. */
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
    /** As the visitor wrote it; the form of /contact asks for it. */
    phone: p.text().nullable(),
    /** As the visitor wrote it; the form of /about asks for it. */
    email: p.text().nullable(),
    subject: p.text().nullable(),
    message: p.text(),
    status: p.enum(CONTACT_STATUSES),
    receivedAt: p.datetime(),
    /** Of the token that it came with, which stores one message. */
    tokenId: p.text(),
    /** By which the same message is known when it is sent again. */
    bodyHash: p.text(),
    version: p.integer().version().default(1),
  },
});

/** What a visitor wrote to the clinic (clinic §6). */
export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);
