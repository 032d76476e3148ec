/** The pages that links in emails lead to. */
export const mailed = {
  signup: {
    title: 'E-Mail-Adresse bestätigen',
    lead: (email: string) => `Du bestätigst ${email} und bist dann angemeldet.`,
    action: 'Adresse bestätigen',
  },
  magiclink: {
    title: 'Bei Touchline anmelden',
    lead: (email: string) => `Du meldest dich als ${email} an.`,
    action: 'Anmelden',
  },
  recovery: {
    title: 'Neues Passwort festlegen',
    lead: (email: string) => `Du meldest dich als ${email} an und wählst dann ein neues Passwort.`,
    action: 'Weiter',
  },
  email_change: {
    title: 'E-Mail-Adresse ändern',
    lead: (email: string) => `Bestätige in beiden Postfächern den Wechsel zu ${email}.`,
    action: 'Änderung zustimmen',
  },
  contested: {
    lead: 'Mit dieser Adresse gibt es mehrere Registrierungen. Bestätige deine mit deinem Passwort.',
    password: 'Passwort',
    tooShort: (length: number) => `Nimm mindestens ${length} Zeichen.`,
    tooCommon: 'Dieses Passwort ist leicht zu erraten. Wähle ein anderes.',
  },
  notYou: 'Das warst nicht du? Schließ diese Seite.',
  gone: {
    title: 'Dieser Link gilt nicht mehr',
    lead: 'Nimm den Link aus unserer neuesten E-Mail oder fordere einen neuen an.',
    newPassword: 'Neues Passwort festlegen',
    signIn: 'Zur Anmeldung',
  },
  notMe: {
    title: 'Authenticator-App entfernen?',
    lead: 'Das meldet auch alle Geräte ab und widerruft deine API-Token.',
    action: 'App entfernen',
    done: {
      title: 'Die App ist entfernt',
      lead: 'Alle Geräte sind abgemeldet. Wähle jetzt ein neues Passwort.',
    },
    gone: 'Die App ist schon entfernt, oder der Link ist zu alt. Wähle zur Sicherheit ein neues Passwort.',
  },
}
