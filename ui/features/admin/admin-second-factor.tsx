import { useQuery } from "@tanstack/react-query"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { SkeletonRows } from "../../components/skeleton.tsx"
import { adminSecondFactorCalls, withFailures } from "../second-factor/second-factor-calls.ts"
import { SecondFactorPanel } from "../second-factor/second-factor-panel.tsx"
import { endSessionIfLost } from "./admin-client.ts"
import { adminSecondFactorQuery } from "./second-factor-query.ts"

const watchedCalls = withFailures(adminSecondFactorCalls, endSessionIfLost)

export const AdminSecondFactor = () => {
  const { data, isPending, refetch } = useQuery(adminSecondFactorQuery)
  if (isPending) return <SkeletonRows rows={2} lines={[40, 90]} />
  if (data === undefined) return <FailedToLoad onRetry={() => refetch()} />
  return (
    <SecondFactorPanel
      calls={watchedCalls}
      recoveryCodesLeft={data.isOn ? data.recoveryCodesLeft : null}
      queryKey={adminSecondFactorQuery.queryKey}
    />
  )
}
