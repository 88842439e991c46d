import { countGraphemes, trimText } from "#core/support/text.ts"
import { Field } from "../../components/field.tsx"
import { profileMessages } from "../../messages/profile.ts"
import { bioLimit, type ProfileFields as Fields } from "./use-profile-fields.ts"

interface ProfileFieldsProps {
  readonly fields: Fields
  readonly nameError: string | null
  readonly bioError: string | null
  readonly onChange: (field: keyof Fields, value: string) => void
}

export const ProfileFields = ({ fields, nameError, bioError, onChange }: ProfileFieldsProps) => (
  <>
    <Field label={profileMessages.name} error={nameError}>
      {(control) => (
        <input
          {...control}
          name="name"
          autoComplete="name"
          aria-required="true"
          value={fields.name}
          onChange={(event) => onChange("name", event.target.value)}
        />
      )}
    </Field>
    <Field label={profileMessages.jobTitle}>
      {(control) => (
        <input
          {...control}
          name="jobTitle"
          autoComplete="organization-title"
          value={fields.jobTitle}
          onChange={(event) => onChange("jobTitle", event.target.value)}
        />
      )}
    </Field>
    <BioField bio={fields.bio} error={bioError} onChange={(bio) => onChange("bio", bio)} />
  </>
)

interface BioFieldProps {
  readonly bio: string
  readonly error: string | null
  readonly onChange: (bio: string) => void
}

const BioField = ({ bio, error, onChange }: BioFieldProps) => (
  <Field
    label={profileMessages.bio}
    hint={profileMessages.bioHint}
    error={error}
    after={<BioCount count={countGraphemes(trimText(bio))} />}
  >
    {(control) => (
      <textarea
        {...control}
        name="bio"
        rows={4}
        value={bio}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

const announcedFrom = 20

const BioCount = ({ count }: { readonly count: number }) => (
  <>
    <p className={count > bioLimit ? "field-count over" : "field-count"}>
      {profileMessages.count(count, bioLimit)}
    </p>
    <p className="visually-hidden" aria-live="polite">
      {bioLimit - count <= announcedFrom && profileMessages.charactersUsed(count, bioLimit)}
    </p>
  </>
)
