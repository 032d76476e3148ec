import type { MemberDocumentKind } from '@touchline/domain/members/documents'

const kinds: Record<MemberDocumentKind, string> = {
  medical_certificate: 'Medical certificate',
  licence: 'Licence',
  id_photo: 'ID photo',
  consent_form: 'Consent form',
  other: 'Other',
}

export const memberFiles = {
  kinds,
  ending: (day: string) => `Expires on ${day}`,
  ended: (day: string) => `Expired on ${day}`,
  valid: (day: string) => `Valid until ${day}`,
  emptyTitle: 'No files yet',
  emptyText: (name: string) =>
    `Certificates, licences and forms of ${name}, for staff, the member and parents.`,
  choose: 'Choose a file',
  drop: 'or drop it here',
  hint: 'PDF or picture, up to 10 MB',
  addTitle: 'Add file',
  kind: 'Type',
  title: 'Title',
  kindRequired: 'Choose a type',
  titleRequired: 'Enter a title',
  validUntil: 'Valid until',
  save: 'Save',
  saving: 'Saving...',
  sending: (percent: number) => `Sending ${percent}%`,
  cancel: 'Cancel',
  removed: 'File removed',
  familyOnly: 'Health data: for the family only.',
  by: (name: string, day: string) => `${name}, ${day}`,
  download: (title: string) => `Download ${title}`,
  remove: (title: string) => `Remove ${title}`,
  removeTitle: 'Remove this file?',
  removeText: (title: string) => `${title} will be gone for everyone.`,
  removeConfirm: 'Remove',
  loading: 'Loading files...',
}
