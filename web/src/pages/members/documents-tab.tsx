import type { Member } from '@touchline/contract/members/shapes'

import { OpenCertificate } from '#web/children/health/open-certificate.tsx'
import { FilesTab } from '#web/members/files/files-tab.tsx'

/** A member's files; opening a medical certificate is logged. */
export function DocumentsTab({ member }: { member: Member }) {
  return (
    <FilesTab
      member={member}
      closed={({ id }) => <OpenCertificate memberId={member.id} fileId={id} />}
    />
  )
}
