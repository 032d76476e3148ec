import type { ConsentKind, ConsentState } from '@touchline/domain/children/consents'

import type { children as english } from './en.ts'

const kinds: Record<ConsentKind, { readonly title: string; readonly text: string }> = {
  membership: {
    title: 'Mitgliedsdaten',
    text: 'Das Team speichert Name, Geburtsdatum und Position, um das Team zu organisieren.',
  },
  pictures_team: {
    title: 'Bilder im Team',
    text: 'Fotos und Videos, die nur Mitglieder des Teams sehen.',
  },
  pictures_public: {
    title: 'Bilder in der Öffentlichkeit',
    text: 'Fotos auf öffentlichen Seiten. Bei Minderjährigen nie Bild und voller Name zusammen.',
  },
  health: {
    title: 'Gesundheitsdaten',
    text: 'Allergien, Verletzungen und ein Notfallkontakt. Trainer sehen sie während der Saison; jeder Blick wird festgehalten.',
  },
  third_parties: {
    title: 'Weitergabe an andere',
    text: 'Daten für Liga, Verband oder Versicherung, wenn sie danach fragen.',
  },
}

const states: Record<ConsentState, string> = {
  yes: 'Ja',
  no: 'Nein',
  unanswered: 'Nicht beantwortet',
}

export const children: typeof english = {
  consents: {
    title: 'Einwilligungen',
    intro:
      'Jede Sache für sich, am Anfang alles aus, und nichts davon ist eine Bedingung fürs Mitspielen. Du kannst deine Meinung jederzeit ändern.',
    kinds,
    states,
    given: (name, day) => `Beantwortet von ${name} am ${day}`,
    givenAs: { guardian: 'Antwortet für das Kind', self: 'Antwortet für sich selbst' },
    unansweredIsNo: 'Nicht beantwortet zählt als Nein.',
    onlyGuardians:
      'Für Minderjährige antworten nur Erziehungsberechtigte, Erwachsene antworten für sich selbst.',
    dateOfBirthMissing:
      'Trag zuerst das Geburtsdatum ein: Ohne es können nur Erziehungsberechtigte antworten.',
    saved: 'Gespeichert',
    withdrawn: 'Zurückgezogen. Das Team verwendet es nicht mehr.',
    newWording: 'Der Wortlaut hat sich geändert. Bitte lies ihn noch einmal.',
  },
  guardians: {
    title: 'Erziehungsberechtigte',
    verified: 'Bestätigt',
    verifiedHow: {
      email: 'Per E-Mail bestätigt',
      staff: 'Vom Team bestätigt',
      demo: 'Teil des Demo-Vereins',
    },
    notVerified: 'Noch nicht bestätigt',
    noAccount: 'Hat noch kein Konto',
    blocked: 'Zugang vom Verein beendet',
    verify: 'Als erziehungsberechtigt bestätigen',
    verifyTitle: (name, child) => `Ist ${name} wirklich für ${child} erziehungsberechtigt?`,
    verifyText:
      'Wer bestätigt ist, sieht alles, was das Kind betrifft, und antwortet für das Kind.',
    verifyDone: (name) => `${name} ist bestätigt`,
    block: 'Zugang beenden',
    blockTitle: (name, child) => `Den Zugang von ${name} zu ${child} beenden?`,
    blockText:
      'Zum Beispiel auf Anordnung eines Gerichts. Die Person sieht dann nichts mehr über das Kind.',
    blockDone: 'Zugang beendet',
    unblock: 'Zugang wieder geben',
    unblockDone: 'Zugang ist wieder da',
    verifyRefused: 'Deine eigene Bestätigung muss jemand anderes mit Admin-Rechten geben.',
    blockRefused: 'Nur Admins können den Zugang beenden.',
    minor: 'Minderjährig',
    childOf: (names) => `Kind von ${names}`,
  },
}
