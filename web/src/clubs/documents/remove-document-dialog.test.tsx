import { contract } from '@touchline/contract/contract'
import { clubDocuments as text } from '@touchline/text/clubs/documents/en'

import { example, first } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { RemoveDocumentDialog } from './remove-document-dialog.tsx'

const clubId = example(contract.clubs.get).club.id
const document = { ...first(example(contract.clubs.documents).documents), name: 'Statutes' }

proveQuestion('removing a document of the club', {
  open: () =>
    openDialog((onClose) => (
      <RemoveDocumentDialog clubId={clubId} document={document} onClose={onClose} />
    )),
  endpoint: contract.clubs.removeDocument,
  title: text.removeTitle,
  consequence: text.removeText('Statutes'),
  confirm: text.remove,
  sends: { clubId, documentId: document.id },
})
