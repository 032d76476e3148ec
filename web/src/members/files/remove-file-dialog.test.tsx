import { contract } from '@touchline/contract/contract'
import { memberFiles as text } from '@touchline/text/members/files/en'

import { example } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { lea } from '../testing/member.ts'
import { RemoveFileDialog } from './remove-file-dialog.tsx'

const member = { teamId: teamOf('admin').team.id, memberId: lea.id }
const [known] = example(contract.members.files).files
const licence = known && { ...known, title: 'Licence of Lea' }

proveQuestion('removing a file of a member', {
  open: () =>
    openDialog((onClose) => <RemoveFileDialog member={member} file={licence} onClose={onClose} />),
  endpoint: contract.members.removeFile,
  title: text.removeTitle,
  consequence: text.removeText('Licence of Lea'),
  confirm: text.removeConfirm,
  sends: { memberId: lea.id, fileId: licence?.id },
})

proveQuestion('removing a file whose title only the family knows', {
  open: () =>
    openDialog((onClose) => (
      <RemoveFileDialog
        member={member}
        file={licence && { ...licence, title: '', kind: 'medical_certificate' }}
        onClose={onClose}
      />
    )),
  endpoint: contract.members.removeFile,
  title: text.removeTitle,
  consequence: text.removeText(text.kinds.medical_certificate),
  confirm: text.removeConfirm,
  sends: { fileId: licence?.id },
})
