import { useLeave } from '#web/auth/use-leave.ts'
import { leaveWithCare } from '#web/platform/offline/leaving.ts'

/** Ends the session of this browser, but not without a question while something waits to be sent. */
export function useSignOut(): () => void {
  const leave = useLeave()
  return () => leaveWithCare(leave)
}
