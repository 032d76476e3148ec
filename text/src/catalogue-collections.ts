import { type Pack, pack } from './pack.ts'
import type { TextName, Texts } from './texts.ts'

type CollectionText = Extract<
  TextName,
  | 'collections'
  | 'collectionWizard'
  | 'treasurer'
  | 'payer'
  | 'bills'
  | 'bank'
  | 'dues'
  | 'accounting'
  | 'donations'
  | 'debits'
  | 'mandates'
  | 'reminders'
>

/** The texts of fees and bills: one a screen. */
export const collectionPacks: { readonly [Name in CollectionText]: Pack<Texts[Name]> } = {
  collections: pack({
    en: async () => (await import('./collections/en.ts')).collections,
    fr: async () => (await import('./collections/fr.ts')).collections,
    de: async () => (await import('./collections/de.ts')).collections,
    es: async () => (await import('./collections/es.ts')).collections,
  }),
  collectionWizard: pack({
    en: async () => (await import('./collections/wizard/en.ts')).collectionWizard,
    fr: async () => (await import('./collections/wizard/fr.ts')).collectionWizard,
    de: async () => (await import('./collections/wizard/de.ts')).collectionWizard,
    es: async () => (await import('./collections/wizard/es.ts')).collectionWizard,
  }),
  treasurer: pack({
    en: async () => (await import('./collections/treasurer/en.ts')).treasurer,
    fr: async () => (await import('./collections/treasurer/fr.ts')).treasurer,
    de: async () => (await import('./collections/treasurer/de.ts')).treasurer,
    es: async () => (await import('./collections/treasurer/es.ts')).treasurer,
  }),
  payer: pack({
    en: async () => (await import('./collections/payer/en.ts')).payer,
    fr: async () => (await import('./collections/payer/fr.ts')).payer,
    de: async () => (await import('./collections/payer/de.ts')).payer,
    es: async () => (await import('./collections/payer/es.ts')).payer,
  }),
  bills: pack({
    en: async () => (await import('./collections/bills/en.ts')).bills,
    fr: async () => (await import('./collections/bills/fr.ts')).bills,
    de: async () => (await import('./collections/bills/de.ts')).bills,
    es: async () => (await import('./collections/bills/es.ts')).bills,
  }),
  bank: pack({
    en: async () => (await import('./collections/bank/en.ts')).bank,
    fr: async () => (await import('./collections/bank/fr.ts')).bank,
    de: async () => (await import('./collections/bank/de.ts')).bank,
    es: async () => (await import('./collections/bank/es.ts')).bank,
  }),
  dues: pack({
    en: async () => (await import('./collections/dues/en.ts')).dues,
    fr: async () => (await import('./collections/dues/fr.ts')).dues,
    de: async () => (await import('./collections/dues/de.ts')).dues,
    es: async () => (await import('./collections/dues/es.ts')).dues,
  }),
  accounting: pack({
    en: async () => (await import('./collections/accounting/en.ts')).accounting,
    fr: async () => (await import('./collections/accounting/fr.ts')).accounting,
    de: async () => (await import('./collections/accounting/de.ts')).accounting,
    es: async () => (await import('./collections/accounting/es.ts')).accounting,
  }),
  donations: pack({
    en: async () => (await import('./collections/donations/en.ts')).donations,
    fr: async () => (await import('./collections/donations/fr.ts')).donations,
    de: async () => (await import('./collections/donations/de.ts')).donations,
    es: async () => (await import('./collections/donations/es.ts')).donations,
  }),
  debits: pack({
    en: async () => (await import('./collections/debits/en.ts')).debits,
    fr: async () => (await import('./collections/debits/fr.ts')).debits,
    de: async () => (await import('./collections/debits/de.ts')).debits,
    es: async () => (await import('./collections/debits/es.ts')).debits,
  }),
  mandates: pack({
    en: async () => (await import('./collections/debits/mandates/en.ts')).mandates,
    fr: async () => (await import('./collections/debits/mandates/fr.ts')).mandates,
    de: async () => (await import('./collections/debits/mandates/de.ts')).mandates,
    es: async () => (await import('./collections/debits/mandates/es.ts')).mandates,
  }),
  reminders: pack({
    en: async () => (await import('./collections/reminders/en.ts')).reminders,
    fr: async () => (await import('./collections/reminders/fr.ts')).reminders,
    de: async () => (await import('./collections/reminders/de.ts')).reminders,
    es: async () => (await import('./collections/reminders/es.ts')).reminders,
  }),
}
