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
    lead: (email: string) => `Meldet dich als ${email} an, um ein neues Passwort zu wählen.`,
    action: 'Weiter',
  },
  email_change: {
    title: 'E-Mail-Adresse ändern',
    lead: (email: string) => `Bestätige in beiden Postfächern den Wechsel zu ${email}.`,
    action: 'Änderung zustimmen',
  },
  contested: {
    lead: 'Diese Adresse wurde mehrfach registriert. Bestätige deine mit deinem Passwort.',
    password: 'Passwort',
    tooShort: (length: number) => `Nimm mindestens ${length} Zeichen.`,
    tooCommon: 'Dieses Passwort ist leicht zu erraten. Wähle ein anderes.',
  },
  notYou: 'Das warst nicht du? Schließ diese Seite.',
  gone: {
    title: 'Dieser Link gilt nicht mehr',
    lead: 'Nimm unsere neueste E-Mail oder fordere eine neue an.',
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
    gone: 'Die App ist schon entfernt oder der Link zu alt. Ändere zur Sicherheit dein Passwort.',
  },
}
