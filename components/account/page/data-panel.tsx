import { Icon } from "@/components/ui/icon";

/** The download of all data we keep about the person. A plain link: the browser saves the file. */
export function DataPanel() {
  return (
    <div className="panel grid gap-4">
      <h3>Download everything</h3>
      <p>
        Your profile, groups, answers, meetups and sign-ins, in files that a person and a program can read. The one called{" "}
        <span className="font-semibold">start-here.html</span> says what is where.
      </p>
      <div>
        <a className="btn btn-outline" href="/api/accounts/me/data" download="hobbyhub-my-data.zip">
          <Icon name="download" />
          Download my data
        </a>
      </div>
    </div>
  );
}
