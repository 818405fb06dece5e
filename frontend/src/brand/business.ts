/**
 * The facts about the clinic, for its owner to replace. Those that the specification does not give are placeholders which can belong to
 * nobody (reading 76); the hours are those of spec §2.
 */
export const business = {
  name: 'Post Surgery Physiotherapy',
  phone: '+91 00000 00000',
  email: 'care@example.com',
  /** WhatsApp's address for the same number, without signs. */
  whatsapp: 'https://wa.me/910000000000',
  street: '0 Example Road',
  city: 'Lucknow',
  region: 'Uttar Pradesh',
  country: 'IN',
  hours: 'Mon-Sat 8AM-6PM',
  /** The same hours as search engines read them. */
  openingHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '08:00',
    closes: '18:00',
  },
  /** A constant of the specification (reading 59). */
  priceRange: '$$',
  copyrightYear: 2025,
  social: [
    { label: 'Facebook', href: 'https://example.com/facebook' },
    { label: 'Instagram', href: 'https://example.com/instagram' },
    { label: 'YouTube', href: 'https://example.com/youtube' },
  ],
} as const;
