import { queryOptions } from "@tanstack/react-query"
import { readCurrentUser } from "./current-user.ts"

export const currentUserQuery = queryOptions({ queryKey: ["user"], queryFn: readCurrentUser })
