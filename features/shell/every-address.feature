Feature: Every address
  No address that the church has written down leads nowhere, and none opens for more people than it should.

  @ROUTE-03
  Scenario: Every address of the documents opens its page
    Given I am an admin
    Then these addresses open, with these titles
      | /register                    | 회원가입              |
      | /registerConfirmation        | 회원가입 안내         |
      | /confirmEmail                | 이메일 확인           |
      | /resendEmailConfirmation     | 확인 메일 다시 받기   |
      | /forgotPassword              | 비밀번호 찾기         |
      | /resetPassword               | 새 비밀번호 설정      |
      | /account/profile             | 내 정보               |
      | /account/changePassword      | 비밀번호 변경         |
      | /account/changeEmail         | 이메일 변경           |
      | /people/pastor               | 담임목사              |
      | /people/evangelist           | 전도사                |
      | /people/elders               | 장로                  |
      | /people/ordaineddeacons      | 안수집사              |
      | /people/seniordeaconesses    | 권사                  |
      | /people/deacontrainees       | 서리집사              |
      | /people/retiredElders        | 은퇴장로              |
      | /people/offDutyElders        | 휴무장로              |
      | /people/RetiredDeacons       | 은퇴집사              |
      | /people/offDutyDeacons       | 휴무집사              |
      | /people/RetiredDeaconesses   | 은퇴권사              |
      | /intro/vision                | 목회철학과 비전       |
      | /intro/history               | 교회 연혁             |
      | /intro/coop-misionaries      | 협력 선교사           |
    And these addresses open, with these titles
      | /sermon/uploadBulletin       | 주보 올리기           |
      | /sermon/current              | 이번 주 주보          |
      | /sermon/bulletin             | 주보                  |
      | /sermon/bibleStudies         | 성경공부              |
      | /communion/events            | 행사                  |
      | /communion/advertisements    | 광고                  |
      | /communion/announcements     | 공지사항              |
      | /member/manageMembers        | 회원 관리             |
      | /member/detail/1             | 회원 정보             |
      | /member/manageDuties         | 선교회 관리           |
      | /member/manageZones          | 구역 관리             |
      | /role/myRoles                | 나의 역할             |
      | /role/manageRoles            | 역할 관리             |
      | /role/request                | 역할 신청             |
      | /role/detail/role-editor     | 역할 정보             |
      | /organizations               | 부서 및 기관          |
      | /organizations/missions/1    | 예배부                |
      | /organizations/committees/1  | 예배위원회            |
      | /logout                      | 로그아웃              |

  @ROUTE-06
  Scenario Outline: The root of a section, <root>, opens its first page
    Given I am an admin
    When I visit <root>
    Then I am at <address>
    And I see the heading "<heading>"
    And the title is "<heading> · 아순시온 소망한인교회"
    And the page stands between the top bar and the footer

    Examples:
      | root           | address               | heading         |
      | /intro         | /intro/vision         | 목회철학과 비전 |
      | /people        | /people/pastor        | 담임목사        |
      | /sermon        | /sermon/bulletin      | 주보            |
      | /communion     | /communion/events     | 행사            |
      | /account       | /account/profile      | 내 정보         |
      | /member        | /member/manageMembers | 회원 관리       |
      | /role          | /role/myRoles         | 나의 역할       |
      | /organizations | /organizations        | 부서 및 기관    |

  @REL-10 @ROUTE-07
  Scenario Outline: Every address opens for <who> as it should
    Given I am a <who>
    When I visit the vision page
    Then every address opens as these beginnings say
      | /                      | everyone  |
      | /account/              | <session> |
      | /role/                 | <session> |
      | /member/               | <admins>  |
      | /duty/                 | <admins>  |
      | /zone/                 | <admins>  |
      | /job/                  | <admins>  |
      | /sermon/uploadBulletin | <editors> |
    And the church refused no call

    Examples:
      | who     | session      | editors      | admins       |
      | visitor | signInNeeded | signInNeeded | signInNeeded |
      | member  | open         | noPermission | noPermission |
      | editor  | open         | open         | noPermission |
      | admin   | open         | open         | open         |
