/** Names that are almost those of settings: a slip there would start something else than was meant. */
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../src/server/config/config.js';
import { documentedSettings } from './docs/settings.js';
import { startProcess } from './support/process.js';

const problemsOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return String(error).split('\n  - ').slice(1);
  }
};

describe('a name that is almost that of a setting', () => {
  it.each([
    ['EDGE_ACOUNTS', 'EDGE_ACCOUNTS'],
    ['EDGE_ACCOUNT', 'EDGE_ACCOUNTS'],
    ['EDEG_ACCOUNTS', 'EDGE_ACCOUNTS'],
    ['edge_accounts', 'EDGE_ACCOUNTS'],
    ['EDGE-TOKEN', 'EDGE_TOKEN'],
    ['CLOUD_TOKENS', 'CLOUD_TOKEN'],
    ['CLOUD_TOKEN_FLIE', 'CLOUD_TOKEN_FILE'],
    ['DEDICATED_PASWORD', 'DEDICATED_PASSWORD'],
    ['DEDICATED_USERNAME', undefined],
    ['STORAGE_BASEURL', 'STORAGE_BASE_URL'],
    ['STORE_URI', 'STORE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['RATES_URL', 'RATES_URLS'],
    ['PRICE_FILE', 'PRICES_FILE'],
    ['FINDING_IGNORE_FILE', 'FINDINGS_IGNORE_FILE'],
    ['ANONYMUS', 'ANONYMOUS'],
    ['INTROSPECTON', 'INTROSPECTION'],
    ['SANBOX', 'SANDBOX'],
  ])('%s is refused for %s', (name, meant) => {
    expect(problemsOf({ [name]: 'x=hunter2' })).toEqual(meant ? [`${name} is not a setting; ${meant} is`] : []);
  });

  it('is refused beside the setting itself, and with all other problems', () => {
    expect(problemsOf({ EDGE_TOKEN: 'x', EDGE_TOKENS: 'y', PORT: 'http' })).toEqual([
      expect.stringContaining('PORT: expected'),
      'EDGE_TOKENS is not a setting; EDGE_TOKEN is',
    ]);
  });

  it.each(['dist/server/bundled/index.js', 'dist/server/tokens/cli.js list'])(
    'ends %s in the same words',
    async (file) => {
      const ended = await startProcess({ EDGE_ACOUNTS: 'prod=hunter2' }, file);
      if (ended.child.exitCode === null) await once(ended.child, 'exit');
      expect([ended.child.exitCode, ended.errors()]).toEqual([
        1,
        'The configuration has 1 problem(s):\n  - EDGE_ACOUNTS is not a setting; EDGE_ACCOUNTS is\n',
      ]);
    },
  );

  it('does not matter where it is set to nothing', () => {
    expect(problemsOf({ EDGE_ACOUNTS: ' ' })).toEqual([]);
  });
});

/** As they are in containers and in CI, with neighbours of settings that others have. */
const environments: Readonly<Record<string, string>> = {
  'a shell': `BASH COLORTERM DBUS_SESSION_BUS_ADDRESS DESKTOP_SESSION DISPLAY EDITOR HISTFILE HISTSIZE HOME HOSTNAME
    HOSTTYPE LANG LANGUAGE LC_ALL LC_CTYPE LESSOPEN LOGNAME LS_COLORS MACHTYPE MAIL MANPATH OLDPWD OSTYPE PAGER PATH PS1
    PWD SHELL SHLVL SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY SUDO_COMMAND SUDO_GID SUDO_UID SUDO_USER TERM TMPDIR
    TMUX TZ USER USERNAME VISUAL XAUTHORITY XDG_CACHE_HOME XDG_CONFIG_DIRS XDG_CONFIG_HOME XDG_CURRENT_DESKTOP
    XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_SESSION_ID XDG_SESSION_TYPE XDG_STATE_HOME _`,
  Docker: `BUILDKIT_HOST COMPOSE_FILE COMPOSE_PROJECT_NAME DOCKER_BUILDKIT DOCKER_CERT_PATH DOCKER_CONFIG DOCKER_CONTEXT
    DOCKER_HOST DOCKER_TLS_VERIFY HOME HOSTNAME NODE_VERSION PATH TERM YARN_VERSION container`,
  Kubernetes: `EDGE_PORT EDGE_PORT_80_TCP EDGE_PORT_80_TCP_ADDR EDGE_PORT_80_TCP_PORT EDGE_PORT_80_TCP_PROTO
    EDGE_SERVICE_HOST EDGE_SERVICE_PORT EDGE_SERVICE_PORT_HTTP CLOUD_PORT CLOUD_SERVICE_HOST CLOUD_SERVICE_PORT
    STORAGE_PORT STORAGE_PORT_443_TCP STORAGE_SERVICE_HOST STORAGE_SERVICE_PORT STORE_PORT STORE_PORT_6379_TCP
    STORE_SERVICE_HOST STORE_SERVICE_PORT RATES_PORT RATES_SERVICE_HOST RATES_SERVICE_PORT SANDBOX_PORT
    SANDBOX_SERVICE_HOST SANDBOX_SERVICE_PORT DEDICATED_PORT DEDICATED_SERVICE_HOST KUBERNETES_PORT
    KUBERNETES_PORT_443_TCP KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS HOST_IP NODE_IP
    NODE_NAME POD_IP POD_NAME POD_NAMESPACE POD_UID`,
  npm: `COLOR INIT_CWD NODE NODE_ENV NODE_OPTIONS npm_command npm_config_cache npm_config_globalconfig
    npm_config_init_module npm_config_local_prefix npm_config_node_gyp npm_config_noproxy npm_config_npm_version
    npm_config_prefix npm_config_user_agent npm_config_userconfig npm_execpath npm_lifecycle_event npm_lifecycle_script
    npm_node_execpath npm_package_json npm_package_name npm_package_version`,
  systemd: `CACHE_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY INVOCATION_ID JOURNAL_STREAM LISTEN_FDNAMES
    LISTEN_FDS LISTEN_PID LOGNAME LOGS_DIRECTORY MAINPID MANAGERPID MEMORY_PRESSURE_WATCH MEMORY_PRESSURE_WRITE
    NOTIFY_SOCKET RUNTIME_DIRECTORY SERVICE_RESULT EXIT_CODE EXIT_STATUS STATE_DIRECTORY SYSTEMD_EXEC_PID WATCHDOG_PID
    WATCHDOG_USEC`,
  'GitHub Actions': `ACTIONS_CACHE_URL ACTIONS_ID_TOKEN_REQUEST_TOKEN ACTIONS_ID_TOKEN_REQUEST_URL ACTIONS_RESULTS_URL
    ACTIONS_RUNTIME_TOKEN ACTIONS_RUNTIME_URL AGENT_TOOLSDIRECTORY ANDROID_HOME ANDROID_SDK_ROOT CHROMEWEBDRIVER CI CONDA
    DEPLOYMENT_BASEPATH DOTNET_MULTILEVEL_LOOKUP EDGEWEBDRIVER ENABLE_RUNNER_TRACING GECKOWEBDRIVER GHCUP_INSTALL_BASE_PREFIX
    GITHUB_ACTION GITHUB_ACTIONS GITHUB_ACTOR GITHUB_API_URL GITHUB_BASE_REF GITHUB_ENV GITHUB_EVENT_NAME
    GITHUB_EVENT_PATH GITHUB_GRAPHQL_URL GITHUB_HEAD_REF GITHUB_JOB GITHUB_OUTPUT GITHUB_PATH GITHUB_REF GITHUB_REF_NAME
    GITHUB_REPOSITORY GITHUB_RUN_ID GITHUB_SERVER_URL GITHUB_SHA GITHUB_STATE GITHUB_STEP_SUMMARY GITHUB_TOKEN
    GITHUB_WORKFLOW GITHUB_WORKSPACE GOROOT_1_22_X64 HOMEBREW_NO_AUTO_UPDATE ImageOS ImageVersion JAVA_HOME JAVA_HOME_17_X64
    NVM_DIR PIPX_BIN_DIR PIPX_HOME POWERSHELL_DISTRIBUTION_CHANNEL RUNNER_ARCH RUNNER_ENVIRONMENT RUNNER_NAME RUNNER_OS
    RUNNER_PERFLOG RUNNER_TEMP RUNNER_TOOL_CACHE RUNNER_TRACKING_ID RUNNER_WORKSPACE SELENIUM_JAR_PATH SGX_AESM_ADDR
    STATS_BLT STATS_D STATS_EXT STATS_RDCL STATS_TIS STATS_V3PS SWIFT_PATH VCPKG_INSTALLATION_ROOT
    XDG_CONFIG_HOME XDG_RUNTIME_DIR`,
  'clouds and platforms': `APP_URL AWS_ACCESS_KEY_ID AWS_DEFAULT_REGION AWS_REGION AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN
    AZURE_CLIENT_ID AZURE_STORAGE_ACCOUNT CLOUDSDK_CONFIG CLOUD_PROVIDER CLOUD_REGION CLOUD_RUN_JOB CLOUD_SHELL
    DATABASE_URL DYNO FLY_APP_NAME FLY_REGION GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT HCLOUD_ENDPOINT
    HCLOUD_TOKEN HEROKU_APP_NAME K_REVISION K_SERVICE NEXT_PUBLIC_BASE_URL NOMAD_ALLOC_DIR NOMAD_TASK_DIR PUBLIC_URL
    RAILWAY_ENVIRONMENT REDIS_URL RENDER RENDER_EXTERNAL_URL STAGE_URL STORAGE_BUCKET STORAGE_EMULATOR_HOST VAULT_TOKEN
    VERCEL_URL CLOUDFLARE_API_TOKEN CF_API_TOKEN EDGE_CONFIG EDGE_CONFIG_TOKEN PAGE_TOKEN BADGE_TOKEN`,
  OpenTelemetry: `OTEL_BSP_EXPORT_TIMEOUT OTEL_BSP_MAX_QUEUE_SIZE OTEL_BSP_SCHEDULE_DELAY OTEL_EXPORTER_OTLP_CERTIFICATE
    OTEL_EXPORTER_OTLP_COMPRESSION OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_PROTOCOL OTEL_EXPORTER_OTLP_TIMEOUT
    OTEL_LOGS_EXPORTER OTEL_LOG_LEVEL OTEL_METRICS_EXPORTER OTEL_NODE_RESOURCE_DETECTORS OTEL_PROPAGATORS
    OTEL_RESOURCE_ATTRIBUTES OTEL_SDK_DISABLED OTEL_SERVICE_NAME OTEL_SPAN_ATTRIBUTE_COUNT_LIMIT OTEL_TRACES_EXPORTER
    OTEL_TRACES_SAMPLER OTEL_TRACES_SAMPLER_ARG`,
  'other programs': `BASE_DIR BIND CACHE_DIR CONFIG_DIR DATA_PATH DATA_HOME DB_URL DEBUG FORCE_COLOR HOSTS HTTPS_PROXY HTTP_PROXY
    JAVA_OPTS LOGLEVEL LOG_DIR LOG_FORMATS LOG_FORMATTER LOG_LEVELS MAIL_HOST META_DIR NO_COLOR NO_PROXY PGDATA PGHOST PGPORT PGUSER PORTS
    POST POSTGRES_PASSWORD PYTHONPATH REDIS_HOST RUST_LOG SCORE_URL SMTP_HOST SMTP_PORT SSL_CERT_FILE TOKEN USER_TOKEN
    http_proxy https_proxy no_proxy host port log_level`,
};

describe('the usual environment of', () => {
  it.each(Object.entries(environments))('%s is refused for nothing', (_, names) => {
    expect(problemsOf(Object.fromEntries(names.split(/\s+/).map((name) => [name, '1'])))).toEqual([]);
  });

  it('this very process is refused for nothing', () => {
    expect(problemsOf(process.env)).toEqual([]);
  });
});

describe('a setting', () => {
  const names = documentedSettings();

  it('of docs/settings.md is known whatever else is set', () => {
    expect(names.length).toBeGreaterThan(25);
    for (const value of ['x', '']) {
      const all = Object.fromEntries(names.map((name) => [name, value]));
      for (const name of names) {
        expect(problemsOf({ ...all, [name]: 'x' }).filter((problem) => problem.includes('is not a setting'))).toEqual(
          [],
        );
      }
    }
  });
});
