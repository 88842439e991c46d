import { Schema } from "effect"

export class ProfileNotFound extends Schema.TaggedError<ProfileNotFound>()("ProfileNotFound", {}) {
  override get message() {
    return "Profile Not Found"
  }
}
