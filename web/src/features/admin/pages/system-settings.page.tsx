import { useChanges } from '../../../kit/form/use-changes';
import { useEntry } from '../../../kit/form/use-entry';
import { Surface } from '../../../kit/page/surface';
import { QueryState } from '../../../kit/state/query-state';
import { DetailSkeleton } from '../../../kit/state/skeletons';
import { ExactDate } from '../../../kit/values/exact-date';
import { useToast } from '../../../lib/use-toast';
import { type SystemSettings, useSystemSettings, useUpdateSystemSettings } from '../api/system-settings';
import { type SettingsValues, SystemSettingsForm } from '../forms/system-settings-form';
import styles from './system-settings.module.css';

export function SystemSettingsPage() {
  const query = useSystemSettings();
  return (
    <QueryState query={query} skeleton={<DetailSkeleton />} errorTitle="The settings could not be loaded">
      {(settings) => <Settings key={settings.updatedAt} settings={settings} />}
    </QueryState>
  );
}

function Settings({ settings }: { settings: SystemSettings }) {
  const { updatedBy, updatedAt, ...values } = settings;
  const update = useUpdateSystemSettings();
  const toast = useToast();
  const entry = useEntry<SettingsValues>({
    send: useChanges(values, update.mutateAsync),
    failure: 'Failed to save settings',
    onDone: () => toast.success('Settings saved', 'They hold everywhere within a minute.'),
  });
  return (
    <div className={styles.column}>
      <Surface title="System Settings">
        <SystemSettingsForm entry={entry} initialValues={values} />
        {updatedAt && (
          <p className={styles.changed}>
            Last changed by {updatedBy ?? 'a deleted user'}, <ExactDate iso={updatedAt} />
          </p>
        )}
      </Surface>
    </div>
  );
}
