import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** A link that is invalid or has ended, with the reason and the other ways to join. */
export function JoinClosed({ error }: { error: unknown }) {
  const text = useText('invitations')
  const { errors } = useText('wire')
  const { unknownLink, used, expired, revoked } = text.join
  const code = error === undefined ? 'not_found' : codeOf(error)
  const known: Partial<Record<typeof code, string>> = {
    not_found: unknownLink,
    invalid_input: unknownLink,
    already_used: used,
    expired,
    revoked,
    too_many_requests: text.code.tooOften,
  }
  return (
    <>
      <PageTitle title={text.code.title} />
      <h1 className="mb-6 text-xl">{text.code.title}</h1>
      <ErrorState
        title={known[code] ?? errors[code]}
        action={<ButtonLink to={paths.joinTeam}>{text.code.find}</ButtonLink>}
      />
    </>
  )
}
