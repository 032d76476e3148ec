import type { MemberDocumentKind } from '@touchline/domain/members/documents'

const kinds: Record<MemberDocumentKind, string> = {
  medical_certificate: 'Medical certificate',
  licence: 'Licence',
  id_photo: 'ID photo',
  consent_form: 'Consent form',
  other: 'Something else',
}

export const memberFiles = {
  kinds,
  ending: (day: string) => `Ends on ${day}`,
  ended: (day: string) => `Ended on ${day}`,
  valid: (day: string) => `Valid until ${day}`,
  emptyTitle: 'No files yet',
  emptyText: (name: string) =>
    `Certificates, licences and consent forms of ${name} find their place here. Coaches and admins, the member and the parents can open them.`,
  choose: 'Choose a file',
  drop: 'or drop it here',
  hint: 'PDF or picture, at most 10 MB',
  addTitle: 'Add a file',
  kind: 'Kind',
  title: 'Title',
  kindRequired: 'Please choose what it is',
  titleRequired: 'Please enter a title',
  validUntil: 'Valid until',
  save: 'Save',
  saving: 'Saving...',
  sending: (percent: number) => `Sending ${percent}%`,
  cancel: 'Cancel',
  removed: 'File removed',
  familyOnly: 'Only the family opens it: it is health data.',
  by: (name: string, day: string) => `${name}, ${day}`,
  download: (title: string) => `Save ${title}`,
  remove: (title: string) => `Remove ${title}`,
  removeTitle: 'Remove this file?',
  removeText: (title: string) => `${title} will be gone for everybody.`,
  removeConfirm: 'Remove',
  loading: 'Loading files...',
}
