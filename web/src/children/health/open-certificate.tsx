import { Eye } from 'lucide-react'

import { saveFrom } from '#web/members/save-file.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { useConsents } from '../api/consents.ts'
import { type MemberKey, useOpenCertificate } from '../api/health.ts'

interface OpenCertificateProps {
  readonly memberId: string
  readonly fileId: string
}

/** A medical certificate; coaches open it with consent, which is logged. */
export function OpenCertificate({ memberId, fileId }: OpenCertificateProps) {
  const { familyOnly } = useText('memberFiles')
  const { teamId, isCoach } = useActor()
  return isCoach ? <WithConsent of={{ teamId, memberId }} fileId={fileId} /> : familyOnly
}

interface WithConsentProps {
  readonly of: MemberKey
  readonly fileId: string
}

function WithConsent({ of, fileId }: WithConsentProps) {
  const text = useText('health')
  const { errors } = useText('wire')
  const toast = useToast()
  const consents = useConsents(of)
  const open = useOpenCertificate(of)
  const health = consents.data?.consents.find(({ kind }) => kind === 'health')
  if (health === undefined) return null
  if (health.state !== 'yes') return text.certificate.noConsent
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="s"
        icon={<Eye aria-hidden />}
        busy={open.isPending}
        onClick={() =>
          open.mutate(fileId, {
            onSuccess: ({ download, fileName }) => saveFrom(download, fileName),
            onError: (error) => toast({ tone: 'error', title: errors[codeOf(error)] }),
          })
        }
      >
        {text.certificate.open}
      </Button>
      {text.certificate.hint}
    </span>
  )
}
