import type { ReportPageModel } from "#core/contract/report-page.ts"
import { reportReasons } from "#core/domain/reports/report-reason.ts"
import { reportMessages } from "../messages/report.ts"
import { languageOf } from "../text/script-language.ts"
import { VisitorFrame } from "./visitor-frame.tsx"

/** Not hydrated: a plain form, which needs no script. */
export const ReportPage = ({ model }: { readonly model: ReportPageModel }) => (
  <VisitorFrame>
    <main className="visitor-page-center">
      <div className="sheet visitor-report">
        {model.sent ? <ReportSent link={model.link} /> : <ReportForm model={model} />}
      </div>
    </main>
  </VisitorFrame>
)

const ReportSent = ({ link }: { readonly link: string }) => (
  <>
    <h1>{reportMessages.sentTitle}</h1>
    <p>{reportMessages.sentText}</p>
    <a className="button" href={`/${link}`}>
      {reportMessages.back}
    </a>
  </>
)

const ReportForm = ({ model: { link, error, reason, words } }: { readonly model: ReportPageModel }) => (
  <>
    <h1>{reportMessages.title}</h1>
    <p className="visitor-report-link">{reportMessages.about(link)}</p>
    <p className="soft">{reportMessages.reader}</p>
    <form method="post" action={`/report/${link}`}>
      <fieldset>
        <legend>{reportMessages.reasonLegend}</legend>
        {reportReasons.map((each) => (
          <label key={each} className="visitor-report-reason">
            <input type="radio" name="reason" value={each} required defaultChecked={each === reason} />
            {reportMessages.reason(each)}
          </label>
        ))}
      </fieldset>
      <label className="field-label" htmlFor="words">
        {reportMessages.words}
      </label>
      <textarea
        id="words"
        name="words"
        className="input"
        required
        rows={5}
        dir="auto"
        lang={languageOf(words)}
        // biome-ignore lint/a11y/noAutofocus: only where the words were refused
        autoFocus={error !== null}
        aria-invalid={error !== null}
        aria-describedby={error === null ? "words-hint" : "words-hint words-problem"}
        defaultValue={words}
      />
      <p id="words-hint" className="field-message">
        {reportMessages.wordsHint}
      </p>
      {error !== null && (
        <p id="words-problem" role="alert" className="field-message bad">
          {error}
        </p>
      )}
      <p className="field-message">{reportMessages.anonymous}</p>
      <div className="row wrap">
        <button type="submit" className="button primary">
          {reportMessages.submit}
        </button>
        <a className="button" href={`/${link}`}>
          {reportMessages.back}
        </a>
      </div>
    </form>
  </>
)
