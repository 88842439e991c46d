import { Schema } from "effect"

/** Nobody uses this feedback link (spec section 8). */
export class ProfileNotFound extends Schema.TaggedError<ProfileNotFound>()("ProfileNotFound", {}) {
  override get message() {
    return "Profile Not Found"
  }
}
