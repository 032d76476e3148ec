import { useLeave } from '#web/auth/use-leave.ts'
import { leaveWithCare } from '#web/platform/offline/leaving.ts'

/** Signs out, after asking if queued writes would be lost. */
export function useSignOut(): () => void {
  const leave = useLeave()
  return () => leaveWithCare(leave)
}
