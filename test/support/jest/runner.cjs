/** Reports each suite when it is over, not each test: of thousands of tests that took more than many of them. */
const { default: run } = require('jest-circus/runner');

module.exports = (globalConfig, config, environment, runtime, testPath) =>
  run(globalConfig, config, environment, runtime, testPath);
