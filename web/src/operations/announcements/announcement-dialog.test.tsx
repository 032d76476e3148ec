import { contract } from '@touchline/contract/contract'
import { operations } from '@touchline/text/operations/en'

import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { AnnouncementDialog } from './announcement-dialog.tsx'

const { announcements: text } = operations.admin

proveDialog('announcing something', {
  open: () => openDialog((onClose) => <AnnouncementDialog onClose={onClose} />),
  endpoint: contract.operations.saveAnnouncement,
  answer: { announcements: [] },
  fillings: {
    [text.kind]: text.kinds.maintenance,
    [text.from]: '2099-01-01T13:00',
    [text.to]: '2099-01-01T15:00',
    English: 'We update on Sunday.',
  },
  submit: text.save,
  sends: {
    announcement: {
      kind: 'maintenance',
      startsAt: '2099-01-01T12:00:00.000Z',
      endsAt: '2099-01-01T14:00:00.000Z',
      texts: [{ language: 'en', text: 'We update on Sunday.' }],
    },
  },
  wrong: [
    { label: text.to, typed: '2099-01-01T12:00', says: text.toBefore },
    { label: 'English', typed: ' ', says: text.textMissing },
  ],
  refusals: [{ code: 'conflict' }],
})
