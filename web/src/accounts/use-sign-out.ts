import { useSignOutHere } from '#web/auth/use-sign-out-here.ts'
import { signOutWithWarning } from '#web/platform/offline/sign-out-warning.ts'

/** Signs out, after asking if queued writes would be lost. */
export function useSignOut(): () => void {
  const leave = useSignOutHere()
  return () => signOutWithWarning(leave)
}
