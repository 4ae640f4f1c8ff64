@known-only @CONT-04
Feature: A server with the calls of the church's own documents
  The real server may lack what was added to them: every page works there, or says what the server cannot do.

  Background:
    Given the known-only world

  Scenario: A visitor can open every page that sends calls
    Then these pages work, or say what this server cannot do
      | /                             | 추수감사주일           |
      | /people/elders                | 강태준                 |
      | /sermon/bulletin              | 4쪽                    |
      | /sermon/current               | 4쪽                    |
      | /sermon/bibleStudies          | 마가복음               |
      | /communion/events             | 주일                   |
      | /communion/advertisements     | 한글학교               |
      | /communion/announcements      | 추수감사주일           |
      | /sermon/bibleStudies/21       | 문제지 열기            |
      | /communion/events/2026-11-28/57 | 새가족부             |
      | /communion/advertisements/20  | 나누기                 |
      | /communion/announcements/57   | 추수감사주일           |
      | /organizations                | 당회장                 |
      | /organizations/committees/2   | 소관 업무              |
      | /organizations/missions/101   | 제1남선교회            |
      | /demo/zones                   | 구역                   |

  Scenario: An admin finds every page that asks the church
    Given I am an admin
    Then these pages work, or say what this server cannot do
      | /account/profile              | 관리자                                     |
      | /member/manageMembers         | 400명                                      |
      | /member/detail/37             | 김민수                                     |
      | /duty/manage                  | 강태준                                     |
      | /zone/manage                  | 지금 서버에서는 할 수 없는 일입니다.       |
      | /zone/manage?view=families    | 지금 서버에서는 할 수 없는 일입니다.       |
      | /job/manage                   | 예배위원회                                 |
      | /job/manage/session           | 한경수                                     |
      | /role/myRoles                 | 관리자                                     |
      | /role/request                 | 신청하실 역할                              |
      | /role/manageRoles             | 지금 서버에서는 역할 신청을 받지 않습니다. |
      | /role/detail/role-editor      | 이선영                                     |
      | /sermon/uploadBulletin        | 11월                                       |

  Scenario: What an admin changes of the members stays as it was, with a sentence
    Given I am an admin
    And I visit the members page
    And I fill "이름이나 이메일로 찾기" with "ㄱㅁㅅ"
    When I click the button "삭제 김민수"
    And I click the button "삭제합니다"
    Then a toast says "김민수(37번) 회원을 삭제하지 못했습니다. 지금 서버에서는 할 수 없는 일입니다."
    And I see "400명 중 3명"
    When I visit /member/detail/37
    And I fill "이름" with "김민호"
    And I click the button "저장"
    Then an alert in the page says "지금 서버에서는 할 수 없는 일입니다."
    And "이름" holds "김민호"

  Scenario: What an editor takes away of the bulletins stays, with a sentence
    Given I am an editor
    And I visit the bulletin page
    When I click the button "주보 삭제"
    And I click the button "삭제합니다"
    Then a toast says "주보를 삭제하지 못했습니다. 지금 서버에서는 할 수 없는 일입니다."
    And I see 4 pages of the bulletin
